import { type Bundle, ensureBundle, keptBundle, lastBundle } from '../../../../publish/bundle.ts';
import { thisBuilder } from '../../../../publish/disk/builder.ts';

/** What pages are drawn with; `isOlder`: whether it is of an earlier version of the program, as this one could not be made. */
export type Drawing = { bundle: Bundle; isOlder: boolean };

type Ways = { kept: () => Bundle | null; make: () => Promise<Bundle>; last: () => Bundle | null };

const ownWays: Ways = {
	kept: keptBundle,
	make: async () => (await ensureBundle(thisBuilder())).bundle,
	last: lastBundle,
};

/**
 * What draws the pages. The program may have changed since the last build: then its bundle is made first, and `onMake` told so. Where
 * that fails it is the one that drew the sites last. Rejects where there is none.
 */
export async function drawingBundle(onMake: () => void, { kept, make, last }: Ways = ownWays): Promise<Drawing> {
	const current = kept();
	if (current) return { bundle: current, isOlder: false };
	onMake();
	try {
		return { bundle: await make(), isOlder: false };
	} catch (error) {
		const older = last();
		if (!older) throw error;
		return { bundle: older, isOlder: true };
	}
}
