import type { PlaceHours } from '../domain/hours/day-hours.ts';
import { openStatus, openStatusText } from '../domain/hours/open-now.ts';

const refreshMilliseconds = 30_000;

/** Says in each `[data-open-now]` whether the place is open, again every half minute and when the page is returned to. */
function start(): void {
	const lines = [...document.querySelectorAll<HTMLElement>('[data-open-now]')].map((line) => ({
		line,
		hours: JSON.parse(line.dataset['openNow'] ?? 'null') as PlaceHours,
	}));
	const show = () => {
		for (const { line, hours } of lines) say(line, openStatus(hours, Date.now() / 1000));
	};
	show();
	setInterval(show, refreshMilliseconds);
	addEventListener('pageshow', show);
}

function say(line: HTMLElement, status: ReturnType<typeof openStatus>): void {
	const text = status ? openStatusText(status) : '';
	if (line.textContent !== text) line.textContent = text;
	line.dataset['open'] = String(status?.open ?? 'unknown');
}

start();
