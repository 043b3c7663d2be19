/** An e-mail of plain text. */
export type Mail = {
	/** The same for every attempt, so that a mailbox can recognise a repetition. */
	messageId: string;
	from: string;
	to: readonly string[];
	subject: string;
	text: string;
};

/** Sends a mail; resolves to the server's code, if there is one. Throws if it fails. */
export type SendMail = (mail: Mail) => Promise<number | null>;

/** With it, lines of any length and letters of any language arrive as they were written. */
export const envelopeText = { textEncoding: 'quoted-printable' } as const;
