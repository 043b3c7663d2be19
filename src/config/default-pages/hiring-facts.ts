type Point = { title: string; text?: string | undefined };

/** What the settings say of a subscription, in sentences for the pages that a dealer who hires out does not write (ROUTE-14). */
export type HiringFacts = {
	/** What is due before the first week; null where nothing is set. */
	upFront: string | null;
	/** How one swaps, pauses and stops; null where nothing is set. */
	changes: string | null;
	/** What the price covers, and what a lower excess costs; null where no insurance is named. */
	insurance: string | null;
	/** What helps on the road and in the workshop, of what the price includes. */
	help: readonly Point[];
	/** The category of enquiries about repairs. */
	repairs: string;
};

export type HiringSettings = {
	subscription: {
		deposit_weeks?: number | undefined;
		deposit_note?: string | undefined;
		first_payment?: string | undefined;
		joining_fee?: number | undefined;
		included: readonly Point[];
		not_included: readonly (Point & { price?: string | undefined })[];
		changes: readonly Point[];
	};
	forms: { overrides: Record<string, { categories?: readonly string[] | undefined } | undefined> };
};

export function hiringFacts({ subscription, forms }: HiringSettings): HiringFacts {
	const { included, not_included, changes } = subscription;
	const cover = included.find(({ title }) => /insur/i.test(title));
	const excess = not_included.find(({ title }) => /excess/i.test(title));
	const own = forms.overrides['contact']?.categories ?? [];
	return {
		upFront: upFront(subscription),
		changes: changes.length > 0 ? changes.map(said).join(' ') : null,
		insurance: cover ? [`It’s in the price. ${said(cover)}`, ...(excess ? [priced(excess)] : [])].join(' ') : null,
		help: included.filter(({ title }) => /roadside|servic/i.test(title)),
		repairs: own.find((category) => /breakdown|repair/i.test(category)) ?? own[0] ?? 'Service Enquiry',
	};
}

function upFront({ deposit_weeks: weeks, deposit_note, first_payment, joining_fee }: HiringSettings['subscription']) {
	if (weeks === undefined) return null;
	const deposit =
		weeks === 0
			? 'No deposit, unless the car’s page says so.'
			: `A deposit of ${weeks === 1 ? 'one week' : `${weeks} weeks`} of the price, or what the car’s page says.`;
	const joining = joining_fee === 0 ? 'Joining is free.' : null;
	const first = first_payment ? `The first payment: ${lowerFirst(first_payment)}` : null;
	return [deposit, weeks > 0 ? deposit_note : null, joining, first].filter(Boolean).join(' ');
}

const said = ({ title, text }: Point): string => (text ? `${title}: ${lowerFirst(text)}` : `${title}.`);

const priced = ({ price, ...point }: Point & { price?: string | undefined }): string =>
	price ? `${said(point).replace(/\.$/, '')}, for ${price}.` : said(point);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
