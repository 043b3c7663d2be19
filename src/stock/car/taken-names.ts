import { plainVin } from './car-keys.ts';
import type { CarSlug } from './identity.ts';
import { numberFrom, shortHash } from './identity.ts';

type Claim = { slug: string } | { duplicate: true };

/** The slugs and ids that a feed's cars have so far, so that no two cars share one (SITE-5). */
export class TakenNames {
	/** By slug in lower case, because file systems and hosts may not tell cases apart. */
	readonly #slugs = new Map<string, { looks: Set<string>; next: number }>();
	readonly #ids = new Set<number>();
	/** By VIN the slug of the first car that has it, in lower case. */
	readonly #vins = new Map<string, string>();

	/**
	 * Takes a slug. A slug that is taken means the same car, but for slugs made from facts alone: two new cars may be
	 * alike in all of them, so there only a record that is the same throughout is a duplicate, and the other is numbered.
	 * `record` is the record as text.
	 */
	claimSlug({ slug, sure }: CarSlug, record: () => string): Claim {
		const key = slug.toLowerCase();
		const before = this.#slugs.get(key);
		const look = sure ? '' : shortHash(record());
		if (!before) {
			this.#slugs.set(key, { looks: new Set([look]), next: 2 });
			return { slug };
		}
		if (sure || before.looks.has(look)) return { duplicate: true };
		before.looks.add(look);
		const numbered = `${slug}-${before.next++}`;
		return this.#slugs.has(numbered.toLowerCase())
			? this.claimSlug({ slug: numbered, sure }, record)
			: this.#take(numbered);
	}

	/** The slug of the first car with this VIN, in lower case. */
	withVin(vin: string | undefined): string | undefined {
		return this.#vins.get(vinKey(vin));
	}

	/** Notes the VIN of a car, unless one before has it: then returns the slug of that one, in lower case. */
	claimVin(vin: string | undefined, slug: string): string | undefined {
		const key = vinKey(vin);
		const twin = this.#vins.get(key);
		if (key && twin === undefined) this.#vins.set(key, slug.toLowerCase());
		return twin;
	}

	#take(slug: string): Claim {
		this.#slugs.set(slug.toLowerCase(), { looks: new Set(), next: 2 });
		return { slug };
	}

	/** Takes the id where it is free, else one made from the text: the same for the same text unless that is taken too. */
	claimId(id: number | undefined, text: string): number {
		let claimed = id === undefined || this.#ids.has(id) ? numberFrom(text) : id;
		while (this.#ids.has(claimed)) claimed = numberFrom(`${text} ${claimed}`);
		this.#ids.add(claimed);
		return claimed;
	}
}

const vinKey = (vin = ''): string => plainVin(vin);
