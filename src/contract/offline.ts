/** The script that serves saved cars without a network. Its address never changes: browsers look there for a newer one. */
export const offlineWorkerPath = '/offline-worker.js';

/** What the worker is told of its site, before its code. */
export type OfflineSite = {
	site: string;
	/** Path of the page with the saved cars. */
	saved: string;
};

/** All caches of a site begin so; no other site on the same origin has one of them. */
export const cachesOf = (site: string): string => `forecourt:${site}:`;

/** The cache with what is kept; its number changes with its form. */
export const offlineCache = (site: string): string => `${cachesOf(site)}offline:1`;
