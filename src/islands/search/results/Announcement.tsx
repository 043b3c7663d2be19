import { useEffect, useState } from 'react';
import { foundText } from '../../../components/search/toolbar/texts.ts';

type Props = {
	/** Null until there are results. */
	found: number | null;
	/** The words that they were found for, where those typed fit none. */
	mended?: string | undefined;
	words: { singular: string; plural: string };
};

/** Long enough that a pause in typing is announced, and no single keystroke. */
const restMilliseconds = 800;

/** Announces the number of results to screen readers, once it stays the same. */
export function Announcement({ found, mended, words }: Props) {
	const [said, setSaid] = useState('');
	const what = mended ? ` for “${mended}”` : '';
	const text =
		found === null ? '' : found === 0 ? `No ${words.plural} found` : `${foundText(found, words)} found${what}`;
	useEffect(() => {
		const timer = setTimeout(() => setSaid(text), restMilliseconds);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<p className="sr-only" aria-live="polite">
			{said}
		</p>
	);
}
