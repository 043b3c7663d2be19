/** What dealers are asked without a question mark too. */
const asked = /\?|\b(?:owners?|accidents?|how (?:much|many)|best price|trade)\b/i;
const isThere = /\bavailable\b|\bstill (?:there|here|for sale)\b/i;

/** Whether a message asks something else than whether the car is still there. */
export const isQuestion = (message: string): boolean =>
	message.split(/(?<=[.!?\n])/).some((sentence) => asked.test(sentence) && !isThere.test(sentence));
