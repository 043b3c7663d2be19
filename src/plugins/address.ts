import { z } from 'zod';

/** The address of a third party's script or answer. It is in the security policy, so its host has no characters of another meaning there. */
export const thirdPartyUrl = z
	.string({ error: 'an address that starts with https://, such as https://chat.example/widget.js' })
	.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/[^\s"'<>]*$/);

/** A host of a third party, without a path; `*.` stands for any name below it. */
export const thirdPartyHost = z
	.string({ error: 'an address without a path, such as https://cdn.chat.example' })
	.regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/);

/** Hosts beside that of the script itself. */
export const moreHosts = z
	.array(thirdPartyHost)
	.default([])
	.describe(
		'Hosts other than the script’s own from which it loads, frames or asks anything. The site’s security policy blocks all others.',
	);

/** The host of an address: `https://chat.example`. */
export const originOf = (url: string): string => new URL(url).origin;
