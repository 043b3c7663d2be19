import { CarIcon } from '../../car-list/CarIcon.tsx';

/** The filters, on phones a sheet over the page. */
export const sheetId = 'search-filters';

/** Opens the sheet of filters. The search in the page adds the number of choices. */
export function FiltersButton() {
	return (
		<button type="button" className="search-filters" popoverTarget={sheetId}>
			<CarIcon name="filters" />
			Filters
			<span data-part="badge" />
		</button>
	);
}
