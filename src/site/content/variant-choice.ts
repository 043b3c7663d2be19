import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';
import { firstRepayment, type RepaymentModel } from '../cars/finance.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { modelFinance } from './model-finance.ts';
import { factsOf, isChoice, type ModelVariant } from './model-variants.ts';
import { engineKind } from './variant-engines.ts';

type Settings = Pick<SiteConfig['models'][number], 'specifications'>;
type Listed = ModelVariant & { url: string | null; formAbout: FormAbout };

/** A variant as it is seen once it is chosen: all that its page part says of it alone (ROUTE-17). */
export type ChosenVariant = Listed & {
	/** A picture of one in stock, else the model's, and whose it is. */
	image: Image | null;
	caption: string | null;
	/** What it costs on finance, where the site says so. */
	repayment: RepaymentModel | null;
	/** What it is, and what all variants are; `brief`: as much of that as one reads at once. */
	specs: { label: string; value: string }[];
	brief: { label: string; value: string }[];
	/** `Tow bar fitted at no charge`, where an offer for the model covers this one and not all. */
	offer: string | null;
	/** `On top of the GX`, and what it has that the one below has not. */
	adds: { heading: string; items: readonly string[] };
	/** `Order the GX`. */
	ask: string;
	isFirst: boolean;
	/** Its kind of engine, `hybrid`; null where nobody knows it, or it comes with several. */
	engine: string | null;
};

type Deal = { title: string; variants: readonly string[] };
type Shown = { heading: string; image: Image | null; settings: Settings; deals: readonly Deal[]; isOffered: boolean };

/** The variants to choose from, in their order; the one with the lowest price, which the page leads with, is chosen. `isOffered`: whether the page says repayments. */
export function variantChoice(site: Site, variants: readonly Listed[], shown: Shown): ChosenVariant[] {
	const { locale } = site.config;
	const prices = variants.map(({ price }) => price ?? Number.POSITIVE_INFINITY);
	const first = prices.indexOf(Math.min(...prices));
	const engines = variants.map((variant) => engineKind(variant, locale));
	/** The next one down with the same engine. */
	const below = (at: number) => {
		const same = engines.lastIndexOf(engines[at] ?? null, at - 1);
		return at === 0 ? undefined : variants[same < 0 ? at - 1 : same];
	};
	return variants.map((variant, index) => ({
		...variant,
		...specsOf(variant, shown.settings, locale),
		offer: shown.deals.find(({ variants: covered }) => covered.includes(variant.name))?.title ?? null,
		engine: engines[index] ?? null,
		...pictureOf(variant, shown),
		repayment: shown.isOffered ? repaymentOf(site, variant) : null,
		adds: addsOf(variant, below(index)),
		ask: variant.url ? `Ask about the ${variant.name}` : `Order the ${variant.name}`,
		isFirst: index === first,
	}));
}

function pictureOf({ name, photo }: ModelVariant, { heading, image: ofModel }: Shown) {
	if (!photo) return { image: ofModel, caption: null };
	const painted = photo.colour ? ` in ${photo.colour}` : '';
	const alt = `${heading} ${name}${painted}`;
	return {
		image: image({ url: photo.url, alt, width: 720, ratio: 4 / 3, kind: 'car' }),
		caption: `One of ours${painted}`,
	};
}

function repaymentOf(site: Site, { price }: ModelVariant): RepaymentModel | null {
	const finance = price === null ? null : modelFinance(site, price);
	return finance && firstRepayment(finance);
}

/** Facts of a variant that are read at once; the comparison has all. */
const mostBrief = 8;

/** Its own facts, then what the config says of the model and that all variants share. */
function specsOf(variant: ModelVariant, { specifications }: Settings, locale: SiteConfig['locale']) {
	const own = [...factsOf(variant, locale), ...variant.measured];
	const told = new Set(own.map(({ label }) => label.toLowerCase()));
	const shared = specifications.filter(({ label, value }) => !told.has(label.toLowerCase()) && !isChoice(value));
	const specs = [...own, ...shared].map(({ label, value }) => ({ label, value }));
	return { specs, brief: specs.slice(0, mostBrief) };
}

function addsOf({ extras }: ModelVariant, below: ModelVariant | undefined): ChosenVariant['adds'] {
	if (!below) return { heading: 'It comes with', items: extras };
	return { heading: `On top of the ${below.name}`, items: extras.filter((extra) => !below.extras.includes(extra)) };
}
