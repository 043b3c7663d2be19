import { CarIcon } from '../CarIcon.tsx';

/** Opens the filters where they are a sheet: a popover as the build draws it, a dialog once the search runs in the page. */
type Props = { chosen: number } & ({ popover: string } | { onOpen: () => void });

export function FiltersButton({ chosen, ...opens }: Props) {
	const how =
		'popover' in opens
			? { popoverTarget: opens.popover }
			: { onClick: opens.onOpen, 'aria-haspopup': 'dialog' as const };
	return (
		<button type="button" className="search-filters" {...how}>
			<CarIcon name="filters" />
			Filters
			{chosen > 0 && (
				<span className="search-badge">
					{chosen}
					<span className="sr-only"> chosen</span>
				</span>
			)}
		</button>
	);
}
