import { askedIn, keepAsked } from './kept-asked.ts';

/** A list without a search begins with the choice of its toggle that the address names, and keeps it there (LOC-2). */
for (const groups of document.querySelectorAll<HTMLElement>('[data-location-groups]')) {
	const toggles = [...groups.querySelectorAll<HTMLInputElement>('[name="location-kind"]')];
	const { kind } = askedIn(location.href);
	for (const toggle of toggles) if (toggle.value === kind) toggle.checked = true;
	groups.addEventListener('change', () => {
		const chosen = toggles.find(({ checked }) => checked);
		keepAsked({ typed: '', kind: chosen === toggles[0] ? '' : (chosen?.value ?? '') }, null);
	});
}
