// Words that ask for contact somewhere else. By themselves they are innocent: they only make a detail nearby more certain.

/** "ring me", "hit me up", "my cell is", "ask for Dominic", "you know what to do" */
export const contactIntent =
  /(?<!\p{L})(?:(?:ring|call|dial|phone|text|txt|buzz|ping|hit|holler at|reach|contact|write|message|mail|catch|get|find|speak to|talk to|beep) (?:me|us|him|her|them|up)|get (?:a ?)?hold of (?:me|us)|reach|dial|phone|cell|mobile|telephone|cel|numero|telefono|ask for \p{L}+|pregunte|pregunta|llam\p{L}+|marque|marca|escrib\p{L}+|call|text|ring|speak|by voice|digits|only the numbers|numbers only|the numbers|you know what|(?:get|know) what i mean|if you (?:get|catch|know)|catch my drift|wink|not literally|not really a|dms?|connect|put (?:them|it) together|(?:read|say) (?:them|it) (?:together|in order)|combine|in (?:that|this) order|in a row|drop the words|skip the words|get in touch|in touch)(?!\p{L})|;-?\)|[😉📞☎📱]/u
