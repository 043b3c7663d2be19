import type { CurrentFilter } from '../../../components/search/toolbar/CurrentFilters.tsx';
import { searchName } from '../../../search/headings/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { useTools } from '../state/search-context.ts';
import LiveNear from './LiveNear.tsx';

type Props = { state: SearchState; filters: readonly CurrentFilter[]; onClear: () => void };

/** No car fits: what to give up, the nearest cars, and how to hear of one that comes in. */
export default function LiveNothing({ state, filters, onClear }: Props) {
	const { settings, labels, meant } = useTools();
	const { words, contactPath } = settings;
	const name = searchName(meant(state), { labels, words }, 0);
	const keep = document.querySelector<HTMLButtonElement>('[data-keep-search] button');
	return (
		<>
			<div className="list-empty list-nothing card">
				<h2 className="type-card">{name} today</h2>
				{filters.length > 1 && (
					<>
						<p>Drop one of these to see more:</p>
						<ul className="search-current">
							{filters.map(({ key, label, remove }) => (
								<li key={key}>
									<button type="button" className="chip" onClick={remove}>
										Without {label}
									</button>
								</li>
							))}
						</ul>
					</>
				)}
				<p className="flex flex-wrap gap-3">
					<a className="button button-primary" href={contactPath}>
						Ask us to find one
					</a>
					{keep?.ariaPressed === 'false' && (
						<button type="button" className="button button-outline" onClick={() => keep.click()}>
							Save this search
						</button>
					)}
					<button type="button" className="button button-outline" onClick={onClear}>
						See all {words.plural}
					</button>
				</p>
			</div>
			<LiveNear state={state} heading="The closest we have" />
		</>
	);
}
