import { recentCard } from '../recent/draw-recent.ts';
import { carsFile } from '../saved/cars-file.ts';
import { type NamedVehicle, othersLike } from './named-vehicle.ts';

const mostCars = 4;

/** Puts others of its model or make first in the page's row of cars; those that were there already fill it. */
export async function showOthers(page: HTMLElement, named: NamedVehicle): Promise<void> {
	if (!named.make) return;
	const { cars, priceBasis } = await carsFile();
	const row = page.querySelector<HTMLElement>('[data-gone-cars] ul');
	const title = page.querySelector('[data-gone-cars] h2');
	const shown = row?.children.length || mostCars;
	const others = othersLike(named, cars, shown);
	if (!row || others.length === 0) return;
	const paths = new Set(others.map(({ path }) => path));
	const rest = [...row.children].filter((item) => !paths.has(item.querySelector('a')?.pathname ?? ''));
	row.replaceChildren(...[...others.map((car) => recentCard(car, priceBasis)), ...rest].slice(0, shown));
	if (title) title.textContent = 'The closest we have';
}
