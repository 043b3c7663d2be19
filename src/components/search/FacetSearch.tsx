type Props = {
	/** `makes`. */
	plural: string;
	live?: { text: string; onText: (text: string) => void };
};

/** Searches a long list of choices. */
export function FacetSearch({ plural, live }: Props) {
	return (
		<input
			type="search"
			className="facet-search needs-script"
			aria-label={`Search ${plural}`}
			placeholder={`Search ${plural}`}
			autoComplete="off"
			value={live?.text}
			onChange={live && (({ currentTarget }) => live.onText(currentTarget.value))}
		/>
	);
}

/** Whether a list is long enough for it. */
export const isSearched = (choices: number, limit: number): boolean => choices > limit + 4;
