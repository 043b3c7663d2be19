import { hearCounted } from '../hear-counted.ts';
import { loadScript } from '../load-script.ts';
import { pageCar } from '../page-car.ts';
import { sendLater } from '../send-later.ts';
import type { MetaPixel } from './plugin.ts';

/** Meta's queue: calls wait in it until the script is there. */
type Queue = {
	(...call: unknown[]): void;
	callMethod?: (...call: unknown[]) => void;
	queue: unknown[][];
	push: Queue;
	loaded: boolean;
	version: string;
};

/** Counts the page and its car, 250 ms late, and each lead as the site sends it: also one that had to wait, or came before the pixel. */
export function start({ pixel_id, automatic_events }: MetaPixel): Promise<void> {
	const fbq = makeQueue();
	if (!automatic_events) fbq('set', 'autoConfig', false, pixel_id);
	fbq('init', pixel_id);
	const car = pageCar(document);
	sendLater(() => {
		fbq('track', 'PageView');
		if (car) fbq('track', 'ViewContent', carFacts(car.id));
	});
	hearCounted(({ form_name, car_id }) => {
		if (form_name !== undefined) fbq('track', 'Lead', car_id ? carFacts(car_id) : {});
	});
	return loadScript('https://connect.facebook.net/en_US/fbevents.js');
}

/** As in the catalogue of vehicles, where the id is `vehicle_id`. */
const carFacts = (id: string) => ({ content_type: 'vehicle', content_ids: [id] });

/** The queue that Meta's snippet makes, unless a tag manager has made it before. */
function makeQueue(): Queue {
	const page = window as Window & { fbq?: Queue; _fbq?: Queue };
	if (page.fbq) return page.fbq;
	const queue = ((...call: unknown[]) => {
		if (queue.callMethod) queue.callMethod(...call);
		else queue.queue.push(call);
	}) as Queue;
	Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [] });
	page.fbq = queue;
	page._fbq ??= queue;
	return queue;
}
