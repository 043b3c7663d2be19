/** How much a finding matters: `fault`, somebody has to act; `warning`, somebody should look; `note`, good to know. */
export const findingLevels = ['ok', 'note', 'warning', 'fault'] as const;

/** What a check found out about a tenant: a line of `npm run doctor`. The server's half of the checks hands it over as JSON. */
export type Finding = {
	tenant: string;
	/** What was checked: `feed`, `mail` … */
	check: string;
	level: (typeof findingLevels)[number];
	/** What was found and, where something is wrong, what to do. Without personal data and secrets. */
	text: string;
};
