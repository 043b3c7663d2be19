<a class="{{ it.class }}" href="{{{ it.href }}}">{{> icon it.icon }}{{ it.number }}</a>
