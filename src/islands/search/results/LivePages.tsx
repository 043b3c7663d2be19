import { usePages } from './use-pages.ts';

/** Pages of the site that the words may mean, where cars were found by other words than these. */
export default function LivePages({ query }: { query: string }) {
	const pages = usePages(query);
	if (pages.length === 0) return null;
	return (
		<p className="list-mended">
			Or were you looking for{' '}
			{pages.map(({ name, url }, index) => (
				<span key={url}>
					{index > 0 && (index === pages.length - 1 ? ' or ' : ', ')}
					<a className="link" href={url}>
						{name}
					</a>
				</span>
			))}
			?
		</p>
	);
}
