import { entriesOf } from './finder/entries.ts';
import { loadFinder } from './finder/load-finder.ts';
import { namedVehicle, vehicleIn } from './not-found/named-vehicle.ts';
import { nearAddress } from './not-found/near-address.ts';
import { offerNear, offerVehicle } from './not-found/offer-near.ts';
import { tellGone } from './not-found/tell-gone.ts';

/**
 * A vehicle that the site has forgotten has no page: its address still says what it was. The page says that this one has gone, and
 * shows others of its model or make (CARD-2). An address that names a vehicle otherwise leads to those, and any other is shown with the
 * pages and lists that are called like it.
 */
const page = document.querySelector<HTMLElement>('[data-not-found]');
if (page)
	void readAddress(page)
		.catch(() => undefined)
		.finally(() => page.removeAttribute('data-reading'));

async function readAddress(page: HTMLElement): Promise<void> {
	const file = await loadFinder();
	const gone = namedVehicle(location.pathname, page.dataset['notFound'] ?? '', file.makes);
	if (gone) return tellGone(page, gone, file.list);
	const named = vehicleIn(decoded(location.pathname), file.makes);
	if (named) await offerVehicle(page, named, file.list);
	else offerNear(page, nearAddress(location.pathname, entriesOf(file)));
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
