/** An e-mail of plain text, which may be there as HTML too. */
export type Mail = {
	/** The same for every attempt, so that a mailbox can recognise a repetition. */
	messageId: string;
	/** An address, or how mail programs name it: `Acme Motors <leads@acme.example>`. */
	from: string | { name: string; address: string };
	to: readonly string[];
	subject: string;
	text: string;
	html?: string;
	/** Who gets an answer to it, where that is not the sender. */
	replyTo?: string;
	headers?: Readonly<Record<string, string>>;
	attachments?: readonly { filename: string; content: string; contentType: string }[];
};

/** Sends a mail; resolves to the server's code, if there is one. Throws if it fails. */
export type SendMail = (mail: Mail) => Promise<number | null>;

/** A sender that mail programs show as the dealer; an address that has a name already keeps it. */
export const senderNamed = (name: string, address: string): Mail['from'] =>
	address.includes('<') ? address : { name, address };

/** A mail as the library takes it. Lines of any length and letters of any language arrive as they were written. */
export const asMessage = ({ to, headers, attachments, ...mail }: Mail) => ({
	...mail,
	to: [...to],
	...(headers && { headers: { ...headers } }),
	...(attachments && { attachments: attachments.map((one) => ({ ...one })) }),
	textEncoding: 'quoted-printable' as const,
});
