import { CarIcon } from '../../car-list/CarIcon.tsx';

/** The filters where they are a sheet over the page. */
export const sheetId = 'search-filters';

/** Opens the filters where they are a sheet. The search in the page puts the number of choices into it. */
export function FiltersButton() {
	return (
		<button type="button" className="search-filters" popoverTarget={sheetId}>
			<CarIcon name="filters" />
			Filters
			<span className="search-slot" data-part="badge" />
		</button>
	);
}
