/** The class of a field: of one that shares its row where there is room (`wide`), or with a short answer on phones too (`short`). */
export const fieldClass = (half: 'short' | 'wide' | undefined): string =>
	half === 'short' ? 'field field-half field-short' : half ? 'field field-half' : 'field';
