import type { ReactNode } from 'react';

/** A line of the list below a combobox. */
export type CarOption = { id: string; line: ReactNode; take: () => void };

type Props = {
	id: string;
	/** Id of what says what they are. */
	labelledBy: string;
	options: readonly CarOption[];
	/** The place of the one that the arrow keys have come to; -1 for none. */
	active: number;
};

/** The list of a combobox. The focus stays in the box: the arrow keys move in here, a press takes a line. */
export function CarOptions({ id, labelledBy, options, active }: Props) {
	return (
		<div id={id} role="listbox" aria-labelledby={labelledBy} className="form-cars" hidden={options.length === 0}>
			{options.map((option, place) => (
				<button
					type="button"
					tabIndex={-1}
					key={option.id}
					id={option.id}
					role="option"
					aria-selected={place === active}
					onMouseDown={(event) => event.preventDefault()}
					onClick={option.take}
				>
					{option.line}
				</button>
			))}
		</div>
	);
}
