// Leads that come in while somebody looks at a list, or has it in another tab: the title has how many, and a line over the list shows them.
const arrivals = document.querySelector('[data-since]');
if (arrivals) {
	const { title } = document;
	const seen = new Set();
	const line = document.createElement('p');
	line.className = 'arrivals';
	line.setAttribute('role', 'status');
	document.body.append(line);
	const linkIn = (row) => row.querySelector('.row-link');
	const arrived = () =>
		[...arrivals.querySelectorAll('[data-row]:has([data-at])')].filter(
			(row) =>
				Number(row.querySelector('[data-at]').dataset.at) > Number(arrivals.dataset.since) &&
				!seen.has(linkIn(row).pathname) &&
				/^(?:new|late|overdue)$/.test(row.querySelector('.is .state')?.dataset.state ?? ''),
		);
	const tell = () => {
		const count = arrived().length;
		document.title = count ? `(${count}) ${title}` : title;
		const words = count === 1 ? '1 new lead' : `${count} new leads`;
		if (!count) line.replaceChildren();
		else if (line.textContent !== words) {
			const button = document.createElement('button');
			Object.assign(button, { type: 'button', className: 'main', textContent: words });
			line.replaceChildren(button);
		}
	};
	line.addEventListener('click', () => {
		const rows = arrived();
		for (const row of rows) seen.add(linkIn(row).pathname);
		tell();
		rows[0]?.scrollIntoView({ block: 'center' });
		if (rows[0]) linkIn(rows[0]).focus({ preventScroll: true });
	});
	arrivals.addEventListener('click', ({ target }) => {
		const link = target.closest('.row-link');
		if (!link) return;
		seen.add(link.pathname);
		tell();
	});
	document.addEventListener('reloaded', tell);
}
