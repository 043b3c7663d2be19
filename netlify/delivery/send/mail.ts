/** An e-mail of plain text. */
export type Mail = {
	/** The same for every try, so that a mailbox can tell a repetition. */
	messageId: string;
	from: string;
	to: readonly string[];
	subject: string;
	text: string;
};

/** Sends a mail; resolves to the server's code where there is one. Throws what goes wrong. */
export type SendMail = (mail: Mail) => Promise<number | null>;

/** Lines of any length and letters of any language arrive as they were written. */
export const envelopeText = { textEncoding: 'quoted-printable' } as const;
