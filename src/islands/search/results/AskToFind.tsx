import { wantedPath } from '../../../contract/wanted.ts';
import { searchName } from '../../../search/headings/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { useTools } from '../state/search-context.ts';

/** Asks the dealer for what is not here: the form of the contact page says what was looked for. */
export function AskToFind({ state, look }: { state: SearchState; look: string }) {
	const { settings, labels, meant } = useTools();
	const asked = meant(state);
	const name = searchName(asked, { labels, words: { ...settings.words, sale: '' } });
	return (
		<a className={look} href={wantedPath(settings.contactPath, name, asked.lists.car_type)}>
			Ask us to find one
		</a>
	);
}
