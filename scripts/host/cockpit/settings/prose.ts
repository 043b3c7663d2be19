/** Whether a text is one of sentences, which has more than a line, whether it is long yet or not. `key`: what it is called in the config. */
export const isProse = (key: string, written: string): boolean =>
	written.includes('\n') ||
	written.length > 90 ||
	/description|disclaimer|intro|body|text|answer|more|small_print|quote/.test(key);
