import { CarIcon } from '../CarIcon.tsx';

/** How the sheet of the filters is closed: by the browser where it is a popover, by the search where it is a dialog. */
export type SheetClose = { popover: string } | { onClose: () => void };

/** The head of the sheet. */
export function SheetHead({ close, id }: { close: SheetClose; id: string }) {
	return (
		<div className="search-panel-head">
			<h2 className="type-card" id={id}>
				Filters
			</h2>
			<button type="button" className="dialog-close" aria-label="Close" {...closes(close)}>
				<CarIcon name="close" />
			</button>
		</div>
	);
}

type FootProps = {
	close: SheetClose;
	/** `84 cars`. */
	found: string;
	/** Takes all choices back, where there are some. */
	onClear?: (() => void) | undefined;
};

/** The foot of the sheet: on to the results. */
export function SheetFoot({ close, found, onClear }: FootProps) {
	return (
		<div className="search-panel-foot">
			{onClear && (
				<button type="button" className="button button-outline" onClick={onClear}>
					Clear all
				</button>
			)}
			<button type="button" className="button button-primary" {...closes(close)}>
				Show {found}
			</button>
		</div>
	);
}

const closes = (close: SheetClose) =>
	'popover' in close
		? { popoverTarget: close.popover, popoverTargetAction: 'hide' as const }
		: { onClick: close.onClose };
