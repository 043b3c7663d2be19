type Props = {
	/** `makes`. */
	plural: string;
	/** The list is too short to be searched. */
	hidden: boolean;
};

/** Searches a long list of choices. The build draws it; the search in the page listens to it. */
export function FacetSearch({ plural, hidden }: Props) {
	return (
		<input
			type="search"
			className="facet-search needs-script"
			aria-label={`Search ${plural}`}
			placeholder={`Search ${plural}`}
			autoComplete="off"
			hidden={hidden}
		/>
	);
}

/** Whether a list is long enough for it. */
export const isSearched = (choices: number, limit: number): boolean => choices > limit + 4;
