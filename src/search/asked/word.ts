/** A pattern of words that stand by themselves, neither quoted nor after a minus. */
export const word = (text: string): RegExp =>
	new RegExp(String.raw`(?<![\p{L}\p{N}"-])(?:${text})(?![\p{L}\p{N}"-])`, 'iu');
