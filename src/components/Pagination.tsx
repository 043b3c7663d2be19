import type { Pagination as Model } from '../site/pagination.ts';
import { CarIcon, type CarIconName } from './CarIcon.tsx';

/** Plain links to the other pages of a list. */
export function Pagination({ pagination }: { pagination: Model }) {
	const { text, first, previous, pages, next, last } = pagination;
	return (
		<nav aria-label="Pages">
			<ul className="pagination">
				{first && <End path={first} label="First page" icon="first" />}
				{previous && <End path={previous} label="Previous page" icon="chevron-left" rel="prev" />}
				{pages.map((page, index) => (
					<li key={page?.number ?? `gap-${index}`}>
						{page ? (
							<a
								className={page.near ? undefined : 'pagination-far'}
								href={page.path}
								aria-current={page.current ? 'page' : undefined}
								aria-label={`Page ${page.number}`}
							>
								{page.number}
							</a>
						) : (
							<span className="pagination-gap">…</span>
						)}
					</li>
				))}
				{next && <End path={next} label="Next page" icon="chevron-right" rel="next" />}
				{last && <End path={last} label="Last page" icon="last" />}
				<li className="pagination-place">{text}</li>
			</ul>
		</nav>
	);
}

type EndProps = { path: string; label: string; icon: CarIconName; rel?: 'prev' | 'next' };

function End({ path, label, icon, rel }: EndProps) {
	return (
		<li>
			<a className="pagination-ends" href={path} rel={rel} aria-label={label}>
				<CarIcon name={icon} />
			</a>
		</li>
	);
}
