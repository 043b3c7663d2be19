import { deviceStore } from '../leads/device/device-store.ts';
import { keepOffline } from '../offline/keep-offline.ts';
import { noteCar, recentCars } from '../recent/recent-cars.ts';
import type { RecentList } from '../recent/recent-lists.ts';
import { whenVisible } from '../when-visible.ts';
import { onSave } from './on-save.ts';

/** Milliseconds that a list of saved cars has to stay as it is before its pages are fetched. */
const restMilliseconds = 1500;

// This car is noted as seen, cars seen before are shown, saved cars are kept for when there is no network.
const { site = '', offline } = document.documentElement.dataset;
void startRecent(site);
if (offline) startOffline(offline);

function startOffline(saved: string): void {
	let timer = 0;
	const keep = () => {
		clearTimeout(timer);
		timer = window.setTimeout(() => void keepOffline({ site, saved }), restMilliseconds);
	};
	keep();
	onSave(keep);
}

async function startRecent(site: string): Promise<void> {
	const section = document.querySelector<HTMLElement>('[data-recent]');
	const current = Number(section?.dataset['recentCar']);
	const device = deviceStore(site);
	const before = recentCars(device).filter((id) => id !== current);
	if (current > 0) noteCar(device, current);
	// Only the home page leads back to lists.
	const isHome = section?.dataset['recentHome'] !== undefined;
	const lists = isHome ? (await import('../recent/recent-lists.ts')).recentLists(device) : [];
	if (section && before.length + lists.length > 0) showRecent(section, before, lists);
}

function showRecent(section: HTMLElement, before: readonly number[], lists: readonly RecentList[]): void {
	// It takes its height before it is seen, so that nothing moves when it is filled.
	section.hidden = false;
	whenVisible(
		section,
		() => void import('../recent/draw-recent.ts').then(({ drawRecent }) => drawRecent(section, before, lists)),
	);
}
