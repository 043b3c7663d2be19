import type { KeyboardEvent } from 'react';

/** What a phone's keyboard has where a computer's has Enter. */
export const nextKey = 'next';

/**
 * Leads from a field to the one after it when the visitor presses Next on a phone's keyboard, which would send a half-filled form.
 * After the last one, and on a computer, Enter sends.
 */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
	const { key, target, currentTarget, nativeEvent } = event;
	if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
	if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== nextKey) return;
	if (!matchMedia('(pointer: coarse)').matches) return;
	const fields = [...currentTarget.querySelectorAll<HTMLElement>('.form-fields :is(input, select, textarea):enabled')];
	const next = fields[fields.indexOf(target) + 1];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
