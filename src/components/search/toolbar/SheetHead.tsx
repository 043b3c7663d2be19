import { CarIcon } from '../../car-list/CarIcon.tsx';
import { sheetId } from './FiltersButton.tsx';

/** Closes the sheet, without script as well. */
const closes = { popoverTarget: sheetId, popoverTargetAction: 'hide' as const };

/** The head of the sheet. */
export function SheetHead() {
	return (
		<div className="search-panel-head">
			<h2 className="type-card">Filters</h2>
			<button type="button" className="dialog-close" aria-label="Close" {...closes}>
				<CarIcon name="close" />
			</button>
		</div>
	);
}

type FootProps = {
	/** `84 cars`. */
	found: string;
	/** Clears all choices; absent if there are none. */
	onClear?: (() => void) | undefined;
};

/** The foot of the sheet: the button to the results. */
export function SheetFoot({ found, onClear }: FootProps) {
	return (
		<>
			{onClear && (
				<button type="button" className="button button-outline" onClick={onClear}>
					Clear all
				</button>
			)}
			<button type="button" className="button button-primary" {...closes}>
				Show {found}
			</button>
		</>
	);
}
