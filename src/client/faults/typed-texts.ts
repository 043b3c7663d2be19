import { deviceStore } from '../leads/device/device-store.ts';
import { rememberedUser } from '../leads/device/remembered.ts';

/** Everything that the visitor has typed on this page or told a form before, so that it can be taken out of a report (SITE-17). */
export function typedTexts(site: string): string[] {
	const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
	const typed = [...controls].filter(({ type }) => !notTyped.has(type)).map(({ value }) => value);
	return [...typed, ...Object.values(rememberedUser(deviceStore(site)))].filter((value) => value.trim() !== '');
}

const notTyped: ReadonlySet<string> = new Set(['hidden', 'checkbox', 'radio', 'submit', 'button', 'range', 'file']);
