// Filters the fleet's table while somebody types, and loads what is going on again while something is built.
const every = 2_000;

const filter = () => {
	const field = document.querySelector('[data-filter]');
	if (!field) return;
	const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
	const rows = [...document.querySelectorAll('[data-find]')];
	for (const row of rows) row.hidden = !words.every((word) => row.dataset.find.includes(word));
	document.querySelector('[data-none]').hidden = rows.some((row) => !row.hidden);
};
document.querySelector('[data-filter]')?.addEventListener('input', filter);
for (const field of document.querySelectorAll('[data-choice]')) {
	field.addEventListener('change', () => field.form.requestSubmit());
}

const reload = async () => {
	const answer = await fetch(location.href, { redirect: 'error' });
	if (!answer.ok) return;
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	for (const part of document.querySelectorAll('[data-live]')) {
		const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
		if (!fresh || fresh.innerHTML === part.innerHTML || part.contains(document.activeElement)) continue;
		part.innerHTML = fresh.innerHTML;
		part.toggleAttribute('data-busy', fresh.hasAttribute('data-busy'));
	}
	filter();
};

setInterval(() => {
	// The host may be restarting: the next look will tell.
	if (!document.hidden && document.querySelector('[data-busy]')) reload().catch(() => undefined);
}, every);
