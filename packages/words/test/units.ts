import type { Language } from '../src/languages.ts'

/** What is counted, as patterns: a number before one of these stays on its line. Japanese writes both without a space. */
export const UNITS: Readonly<Record<Language, string>> = {
  en: 'VP|yen|imports?|copper|silk|tea|fish|points?|steps?|assistants?|pieces?|cards?|posts?|shares?|mines?|players|minutes|moves?|goods?|trades?|levels?|gifts?|characters|power|technologies|orders|bots?|seats?|diamond|bookkeeping|bonus markers?|areas',
  ru: 'ПО|иен\\p{L}*|ящик\\p{L}*|мед[ьи]|шёлка?|ча[йя]|рыб[аыу]|очк\\p{L}*|шаг\\p{L}*|ассистент\\p{L}*|фигур\\p{L}*|карт[аы]?|пост(?:ов|а)?|акци[яйи]|шахт[аы]?|игрок(?:а|ов)?|минут\\p{L}*|ход(?:а|ов)?|товар\\p{L}*|обмен\\p{L}*|уровн\\p{L}*|дар\\p{L}*|символов|знаков|заказ\\p{L}*|технологи\\p{L}*|бот\\p{L}*|мест\\p{L}*|силу|локаци\\p{L}*|области|областей',
  'pt-BR':
    'PV|ienes?|importados?|cobres?|sedas?|chás?|peixes?|pontos?|espaços?|assistentes?|peças?|cartas?|feitorias?|quotas?|minas?|jogadores|minutos|jogadas?|mercadorias?|transaç\\p{L}*|nível|níveis|oferendas?|caracteres|de poder|unidades?|pedidos|tecnologias|bots?|lugar\\p{L}*|áreas',
  ja: '\\p{L}',
}
