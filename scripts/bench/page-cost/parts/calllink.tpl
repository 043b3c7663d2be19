<a id="call" class="button button-outline" href="{{{ it.href }}}">{{> symbol it.symbol }}Call {{ it.number }}</a>
