type Trap = Pick<HTMLInputElement, 'value'> & { dataset: DOMStringMap };

/**
 * What the hidden field has in it for the server, which refuses a lead with a text there. A browser or a password manager may fill it in for
 * a person, who cannot see it: at a page that was touched by hand only what was typed into the field itself counts. Programs
 * send what they find in the page without a hand, or type into every field.
 */
export function trapText(trap: Trap | null, hasHand = navigator.userActivation?.hasBeenActive ?? false): string {
	if (!trap || (hasHand && trap.dataset['typed'] === undefined)) return '';
	return trap.value;
}

/** Somebody types into it. */
export function markTyped(trap: Trap): void {
	trap.dataset['typed'] = '';
}

/** Once it has had a lead refused, trying again goes through: browsers that do not tell of a hand are people's too. */
export function emptyTrap(trap: Trap | null): void {
	if (!trap) return;
	trap.value = '';
	delete trap.dataset['typed'];
}
