<div class="finance-field"><label><span>{{ it.label }}</span>
<input type="text" inputmode="decimal" autocomplete="off" maxlength="16" name="{{ it.name }}" value="{{ it.value }}"></label>
{{#if it.share }}{{> share it.share }}{{/if}}</div>
