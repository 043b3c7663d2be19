import { plainName } from '../../../search/headings/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { useTools } from '../state/search-context.ts';
import { wantedPath } from './wanted-path.ts';

/** Asks the dealer for what is not here: the form of the contact page says what was looked for. */
export function AskToFind({ state, look }: { state: SearchState; look: string }) {
	const { settings, labels, meant } = useTools();
	const asked = meant(state);
	const name = plainName(asked, { labels, words: settings.words });
	return (
		<a className={look} href={wantedPath(settings.wantedPath, name, asked.lists.car_type)}>
			Ask us to find one
		</a>
	);
}
