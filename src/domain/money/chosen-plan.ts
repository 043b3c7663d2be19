/** Key of a list's address that says on which plan its cars are looked at: `/search/subscription-cars/?on=Suburb`. The plan is kept on the device. */
const planKey = 'on';

/** The address of a list, looked at on a plan. */
export const onPlan = (url: string, plan: string): string =>
	`${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ [planKey]: plan }).toString()}`;
