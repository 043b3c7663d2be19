import type { MouseEvent } from 'react';
import type { Pagination as Model } from '../../site/lists/pagination.ts';
import { CarIcon, type CarIconName } from './CarIcon.tsx';

type Props = {
	pagination: Model;
	/** Called with the page in place of following its link. */
	onTurn?: (page: number) => void;
};

/** Links to the other pages of a list. */
export function Pagination({ pagination, onTurn }: Props) {
	const { text, first, previous, pages, next, last } = pagination;
	const to = (page: number) => onTurn && ((event: MouseEvent) => turn(event, () => onTurn(page)));
	const here = pages.find((page) => page?.current)?.number ?? 1;
	const end = pages.at(-1)?.number ?? here;
	return (
		<nav aria-label="Pages">
			<ul className="pagination">
				{first && <End path={first} label="First page" icon="first" onClick={to(1)} />}
				{previous && (
					<End path={previous} label="Previous page" icon="chevron-left" rel="prev" onClick={to(here - 1)} />
				)}
				{pages.map((page, index) => (
					<li key={page?.number ?? `gap-${index}`}>
						{page ? (
							<a
								href={page.path}
								aria-current={page.current ? 'page' : undefined}
								aria-label={`Page ${page.number}`}
								onClick={to(page.number)}
							>
								{page.number}
							</a>
						) : (
							<span className="pagination-gap">…</span>
						)}
					</li>
				))}
				{next && <End path={next} label="Next page" icon="chevron-right" rel="next" onClick={to(here + 1)} />}
				{last && <End path={last} label="Last page" icon="last" onClick={to(end)} />}
				<li className="pagination-place">{text}</li>
			</ul>
		</nav>
	);
}

/** A plain click turns the page; one that opens a tab or a window stays the browser's. */
function turn(event: MouseEvent, act: () => void): void {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	act();
}

type EndProps = {
	path: string;
	label: string;
	icon: CarIconName;
	rel?: 'prev' | 'next';
	onClick: ((event: MouseEvent) => void) | undefined;
};

function End({ path, label, icon, rel, onClick }: EndProps) {
	return (
		<li>
			<a className="pagination-ends" href={path} rel={rel} aria-label={label} onClick={onClick}>
				<CarIcon name={icon} />
			</a>
		</li>
	);
}
