import type { ReactNode } from 'react';
import { CarIcon } from '../../car-list/CarIcon.tsx';

type Props = {
	/** Name of the facet in addresses. */
	name: string;
	label: string;
	/** `always`: in the sheet of phones too. */
	open: true | 'always' | undefined;
	/** Nothing can be chosen in it now; the search in the page may show it. */
	hidden: boolean;
	/** Its fields do nothing without script. */
	needsScript: boolean;
	children: ReactNode;
};

/**
 * A part of the filters, which opens and closes without script. The build draws one for each facet, and it stays: the
 * search in the page shows and hides it, and draws what is in it.
 */
export function FacetSection({ name, label, open, hidden, needsScript, children }: Props) {
	return (
		<details
			className={needsScript ? 'facet needs-script' : 'facet'}
			data-facet={name}
			data-wide={open === true ? '' : undefined}
			open={open !== undefined}
			hidden={hidden}
		>
			<summary>
				<h3 className="facet-name">{label}</h3>
				<span data-part={`${name}-chosen`} />
				<CarIcon name="chevron-down" />
			</summary>
			<div className="facet-body">{children}</div>
		</details>
	);
}
