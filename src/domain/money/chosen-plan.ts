/** Names in a list's address of the plan and the weeks for which its cars are looked at: `/search/subscription-cars/?plan=Suburb&term=13`. */
export const planKey = 'plan';
export const termKey = 'term';

/** What a visitor has chosen of a subscription; what is left out is the cheapest. */
export type ChosenPlan = { plan?: string; weeks?: number | undefined };

/** The address of a list, looked at on a plan and for a term (CARD-5). */
export const onPlan = (url: string, { plan, weeks }: ChosenPlan): string => {
	const query = new URLSearchParams({
		...(plan !== undefined && { [planKey]: plan }),
		...(weeks !== undefined && { [termKey]: String(weeks) }),
	}).toString();
	return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
};
