<a class="{{ it.class }}" href="{{ it.url }}"{{#if it.form }} data-form-dialog="{{ it.form }}" data-title="{{ it.title }}"{{/if}}{{#if it.contact }} data-contact="{{ it.contact }}"{{/if}}>
{{> symbol it.symbol }}{{ it.text }}</a>
