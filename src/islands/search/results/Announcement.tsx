import { useEffect, useState } from 'react';
import { foundText } from '../../../components/search/toolbar/texts.ts';

type Props = {
	/** Null until there are results. */
	found: number | null;
	words: { singular: string; plural: string };
};

/** Long enough that a pause in typing is announced, and no single keystroke. */
const restMilliseconds = 800;

/** Announces the number of results to screen readers, once it stays the same. */
export function Announcement({ found, words }: Props) {
	const [said, setSaid] = useState('');
	const text = found === null ? '' : found === 0 ? `No ${words.plural} found` : `${foundText(found, words)} found`;
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
