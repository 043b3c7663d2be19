import type { ReactNode } from 'react';
import { CarIcon } from '../CarIcon.tsx';

type Props = {
	/** Name of the facet in addresses; a facet keeps its place and its state when the search starts in the page. */
	name: string;
	label: string;
	open: boolean;
	/** Number of choices that are made. */
	chosen?: number;
	/** Its fields do nothing without script. */
	needsScript?: boolean;
	children: ReactNode;
};

/** A part of the filters, which opens and closes without script. */
export function FacetSection({ name, label, open, chosen = 0, needsScript, children }: Props) {
	return (
		<details className={needsScript ? 'facet needs-script' : 'facet'} data-facet={name} open={open}>
			<summary>
				<h3 className="facet-name">{label}</h3>
				{chosen > 0 && (
					<span className="facet-chosen">
						{chosen}
						<span className="sr-only"> chosen</span>
					</span>
				)}
				<CarIcon name="chevron-down" />
			</summary>
			<div className="facet-body">{children}</div>
		</details>
	);
}
