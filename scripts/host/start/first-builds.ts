import type { TenantReport } from '../../publish/report/build-report.ts';
import type { ChooseNext } from '../../publish/workers/concurrency-limit.ts';

/** A tenant whose first site is not there yet: what to call it, and its colours. */
export type ComingSite = { slug: string; name: string; brand: string; onBrand: string };

/**
 * What a build that runs beside the host is still to bring, as with `npm start`: a site that somebody opens before it is built
 * is built next.
 */
export class FirstBuilds {
	#all: readonly ComingSite[];
	readonly #ended = new Map<string, TenantReport>();
	/** In the order in which they were asked for. */
	readonly #asked = new Set<string>();

	constructor(sites: readonly ComingSite[]) {
		this.#all = sites;
	}

	/** The tenants whose build has not ended. */
	get coming(): ComingSite[] {
		return this.#all.filter(({ slug }) => !this.#ended.has(slug));
	}

	get count(): number {
		return this.#all.length;
	}

	/** What came of those whose build has ended. */
	get reports(): ReadonlyMap<string, TenantReport> {
		return this.#ended;
	}

	/** The tenant with this slug, unless its build has ended. */
	find(slug: string): ComingSite | undefined {
		return this.coming.find((site) => site.slug === slug);
	}

	/** Notes that somebody wants to see this tenant's site. */
	ask(slug: string): void {
		this.#asked.add(slug);
	}

	end(report: TenantReport): void {
		this.#ended.set(report.slug, report);
	}

	/** Nothing more comes: the build broke off. */
	stop(): void {
		this.#all = this.#all.filter(({ slug }) => this.#ended.has(slug));
	}

	/** Who was asked for first, else whoever is first in the list. */
	readonly chooseNext: ChooseNext = (slugs) => {
		const wanted = [...this.#asked].find((slug) => slugs.includes(slug));
		return wanted === undefined ? 0 : slugs.indexOf(wanted);
	};
}
