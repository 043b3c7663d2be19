/** What a page says in `data-faults` on `<html>` of where its faults are reported (SITE-17). */
export type FaultSettings = {
	/** Address to which an envelope is posted. */
	url: string;
	/** Host of the site's own address: faults elsewhere are nobody's. */
	host: string;
};
