/** Bytes and numbers that browser and server hold to. */
export const leadLimits = {
	jsonBytes: 128 * 1024,
	/** Of all files of one request together. */
	fileBytes: 4 * 1024 * 1024,
	/** Of all files of a lead, from all its steps. */
	leadFileBytes: 12 * 1024 * 1024,
	files: 10,
	/** Milliseconds from `started_at` below which nobody fills in a form. */
	fillTime: 2_000,
} as const;

/** Types of attached files, told by their first bytes and not by their names. */
export const fileTypes = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
	'image/gif': 'gif',
	'image/heic': 'heic',
	'application/pdf': 'pdf',
} as const;
export type FileType = keyof typeof fileTypes;
