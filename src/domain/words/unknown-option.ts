/** What a switch throws that meets an option it does not know; the types rule it out, stored and foreign data do not (FORM-13). */
export function unknownOption(_option: never): Error {
	return new Error('An incorrect option was provided to a switch-case statement');
}
