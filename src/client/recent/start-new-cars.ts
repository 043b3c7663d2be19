import { deviceStore } from '../leads/device/device-store.ts';
import { withVisit } from './visit-days.ts';

// The chip of a list that says how many cars are new to a visitor who was here on another day; nobody else loads anything (USER-5).
const chip = document.querySelector<HTMLElement>('[data-new-cars]');
if (chip) {
	const device = deviceStore(document.documentElement.dataset['site'] ?? '');
	const days = withVisit(device.read('list_days'), new Date().toISOString().slice(0, 10));
	device.write('list_days', days);
	if (days[1]) void import('./draw-new-cars.ts').then(({ drawNewCars }) => drawNewCars(chip, days[1] ?? ''));
}
