/** Whose it is: `Motorama` → `Motorama’s`, `Big Box Cars` → `Big Box Cars’`. */
export function possessive(name: string): string {
	return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}
